import type { Plugin } from 'vite';

/** The same code, its letters beyond Latin-1 written as escapes. */
export const inOneByte = (code: string): string =>
  code.replace(
    /[^\0-\xff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** One such letter, and Node.js holds a whole file in memory at two bytes a letter: megabytes. */
export function oneByteCode(): Plugin {
  return {
    name: 'one-byte-code',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    // At the very end: the bundler writes escapes of strings as letters again.
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') output.code = inOneByte(output.code);
      }
    },
  };
}
