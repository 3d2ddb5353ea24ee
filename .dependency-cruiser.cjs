/**
 * Who may import whom in web/src. Each folder lists what it may import besides itself; what is not
 * listed is forbidden. The picture and the reasons are in docs/architecture.md.
 */
const layers = {
  site: [],
  islands: [],
  styles: [],
  storage: [],
  outbox: ['site'],
  content: ['site'],
  search: ['site', 'content', 'storage'],
  ui: ['islands', 'styles'],
  analytics: ['site', 'islands'],
  updates: ['site', 'ui', 'islands', 'styles'],
  consent: ['site', 'content', 'ui', 'islands', 'styles', 'analytics'],
  forms: ['site', 'content', 'ui', 'islands', 'styles', 'analytics'],
  sections: ['site', 'content', 'search', 'ui', 'islands', 'styles', 'analytics', 'forms'],
  layout: [
    ...['site', 'content', 'search', 'ui', 'islands', 'styles', 'analytics', 'forms'],
    ...['sections', 'consent', 'updates'],
  ],
  pages: [
    ...['site', 'content', 'search', 'ui', 'islands', 'styles', 'analytics', 'forms'],
    ...['sections', 'layout', 'consent', 'updates'],
  ],
};

const forbidden = Object.entries(layers).map(([layer, allowed]) => ({
  name: `${layer}-imports-only-${allowed.join('-') || 'itself'}`,
  severity: 'error',
  from: {
    path: `^web/src/${layer}/`,
    // A form's handler runs on the server and hands what it was sent to the outbox.
    ...(layer === 'forms' ? { pathNot: 'handler\\.(test\\.)?tsx?$' } : {}),
  },
  to: { path: '^web/src/', pathNot: `^web/src/(${[layer, ...allowed].join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...forbidden,
    {
      name: 'handlers-import-what-forms-may-and-the-outbox',
      severity: 'error',
      from: { path: '^web/src/forms/.*handler\\.(test\\.)?tsx?$' },
      to: {
        path: '^web/src/',
        pathNot: `^web/src/(${['forms', 'outbox', ...layers.forms].join('|')})/`,
      },
    },
    {
      name: 'every-folder-has-its-place-in-the-layers',
      severity: 'error',
      from: {
        path: '^web/src/[^/]+/',
        pathNot: `^web/src/(${[...Object.keys(layers), 'server'].join('|')})/`,
      },
      to: {},
    },
    {
      name: 'pages-never-import-other-pages',
      comment: 'What two pages need moves to sections/. Folders in PascalCase are parts of a page.',
      severity: 'error',
      from: { path: '^web/src/pages/([a-z0-9/-]+/)' },
      to: {
        path: '^web/src/pages/.+/',
        pathNot: ['^web/src/pages/$1[^/]+$', '^web/src/pages/$1[A-Z]'],
      },
    },
    {
      name: 'no-react-where-nothing-is-shown',
      severity: 'error',
      from: { path: '^web/src/(site|storage|content|search|outbox)/' },
      to: { path: 'node_modules/(@types/)?react(-dom)?/' },
    },
    {
      name: 'site-is-pure',
      comment: 'Facts and functions of facts: nothing is read, written or fetched.',
      severity: 'error',
      from: { path: '^web/src/site/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'] },
    },
    {
      name: 'the-programs-meet-over-http-only',
      comment: 'Tests of the site may use what all tests share.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(cms|scripts|tests)/', pathNot: '^tests/support/' },
    },
    {
      name: 'only-tests-import-what-tests-share',
      severity: 'error',
      from: { path: '^web/', pathNot: ['\\.test\\.tsx?$', '^web/vitest\\.config\\.ts$'] },
      to: { path: '^tests/support/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    // Imports of types count as well: a layer that knows another's types knows that layer.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  },
};
