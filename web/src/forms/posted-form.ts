import type { FormName } from '../site/form-name.ts';
import type { PostedForm } from './answers.ts';
import type { FormProps } from './Form/Form.tsx';
import type { FormTexts } from './form-texts.ts';

/** How a form starts after a plain post, if it was this form that was posted. */
export function initialOf(
  form: FormName,
  posted: PostedForm | undefined,
  { failed }: FormTexts,
): Pick<FormProps, 'initial'> {
  if (posted?.form !== form) return {};
  const { state, values } = posted;
  const general = state.status === 'failed' ? (state.general ?? failed) : state.general;
  return { initial: { state: { ...state, general }, values } };
}
