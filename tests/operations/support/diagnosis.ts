import type { Installation, Said } from './installation.ts';

export interface Diagnosis extends Said {
  /** The findings that are wrong, one line each. */
  readonly wrong: readonly string[];
}

/** What the doctor says of an installation. */
export async function diagnosisOf(salve: Installation): Promise<Diagnosis> {
  const said = await salve.npm('doctor');
  return { ...said, wrong: said.output.split('\n').filter((line) => line.startsWith('✗')) };
}
