/** The options that are used here. Those of @types/subset-font end at version 2.3. */
declare module 'subset-font' {
  export default function subsetFont(
    original: Buffer,
    letters: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
      keepFeatures: string[];
      noHinting: boolean;
      dropTables: string[];
    },
  ): Promise<Buffer>;
}
