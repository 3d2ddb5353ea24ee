import { Island } from '../../islands/Island.tsx';
import type { Locale } from '../../site/locale.ts';
import type { PostedForm } from '../answers.ts';
import { actionOf } from '../form-texts.ts';
import { initialOf } from '../posted-form.ts';
import complaintForm from './ComplaintForm.island.tsx';
import { complaintTexts } from './complaint-texts.ts';

interface ComplaintFormPlaceProps {
  readonly locale: Locale;
  readonly path: string;
  readonly email: string;
  readonly posted: PostedForm | undefined;
}

export function ComplaintFormPlace({ locale, path, email, posted }: ComplaintFormPlaceProps) {
  const texts = complaintTexts(locale, email);
  return (
    <Island
      of={complaintForm}
      when="interaction"
      props={{
        action: actionOf('complaint', locale),
        texts,
        context: { path, locale },
        ...initialOf('complaint', posted, texts),
      }}
    />
  );
}
