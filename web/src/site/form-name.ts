/** The two things a visitor can send. */
export const formNames = ['contact', 'complaint'] as const;

export type FormName = (typeof formNames)[number];
