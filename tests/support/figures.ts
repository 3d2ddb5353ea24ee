/** The line of figures that a test ends with. */
export const printFigures = (test: string, figures: Readonly<Record<string, number>>) =>
  console.log(
    `${test}: ${Object.entries(figures)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}`,
  );
