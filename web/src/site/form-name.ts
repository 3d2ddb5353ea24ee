/** The two things a visitor can send. */
export type FormName = 'contact' | 'complaint';
