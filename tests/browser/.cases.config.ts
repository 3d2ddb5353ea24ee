export default {
  testDir: '/work/main/tests/browser', testMatch: ['**/case-studies.spec.ts','**/careers.spec.ts'], outputDir: '/tmp/cases/results', workers: 1, reporter: [['list']], timeout: 60000,
  use: { baseURL: 'http://localhost:3103', locale: 'fr-CA', launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] } },
};
