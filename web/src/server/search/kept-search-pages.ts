/** More than any site of this kind has; the pages read longest ago would go first. */
export const keptSearchPages = 20_000;
