/** The life of a form, apart from how it is drawn. */
export type FormStatus = 'idle' | 'invalid' | 'saving' | 'success' | 'failed';

export interface FormState {
  readonly status: FormStatus;
  /** Message beside each field. */
  readonly errors: Readonly<Record<string, string>>;
  /** What went wrong with the whole. */
  readonly general: string | undefined;
  readonly reference: string | undefined;
  /** How many answers the visitor was given here: each one is to be led to. */
  readonly answers: number;
}

export type FormEvent =
  | { readonly type: 'changed'; readonly field: string }
  | { readonly type: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  | { readonly type: 'sent' }
  | { readonly type: 'succeeded'; readonly reference: string }
  | { readonly type: 'failed'; readonly message: string };

export const idleForm: FormState = {
  status: 'idle',
  errors: {},
  general: undefined,
  reference: undefined,
  answers: 0,
};

const answered = ({ answers }: FormState): FormState => ({ ...idleForm, answers: answers + 1 });

export function nextFormState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'changed': {
      if (!(event.field in state.errors)) return state;
      const { [event.field]: _cleared, ...errors } = state.errors;
      return { ...state, errors };
    }
    case 'invalid':
      return { ...answered(state), status: 'invalid', errors: event.errors };
    case 'sent':
      return { ...idleForm, status: 'saving', answers: state.answers };
    case 'succeeded':
      return { ...answered(state), status: 'success', reference: event.reference };
    case 'failed':
      return { ...answered(state), status: 'failed', general: event.message };
  }
}
