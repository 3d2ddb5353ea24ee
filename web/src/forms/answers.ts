import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { builtInContact, privacyOfficer } from '../site/agency.ts';
import type { FormName } from '../site/form-name.ts';
import { type Locale, locales } from '../site/locale.ts';
import { messagesFor } from '../site/messages/messages.ts';
import { type FormState, idleForm } from './form-state.ts';
import { messagesOfErrors } from './form-texts.ts';
import type { FormPost } from './read-post.ts';
import type { FormErrors } from './rules.ts';

/** A form as it stands after a post without JavaScript. */
export interface PostedForm {
  readonly form: FormName;
  readonly state: FormState;
  readonly values: Readonly<Record<string, string>>;
}

export interface AnswerForm {
  /** The page the form stood on, drawn again with what was typed. Without a message: the general one. */
  readonly renderWith: (path: string, locale: Locale, posted: PostedForm) => Promise<string>;
}

export interface Answered {
  readonly c: Context;
  readonly form: FormName;
  readonly post: FormPost;
  readonly values: Readonly<Record<string, string>>;
}

/** The language that the form's address names, or the one that its sender's browser prefers. */
export function readerOf(c: Context): Locale {
  const named = locales.find((locale) => locale === c.req.query('lang'));
  if (named) return named;
  const preferred = accepts(c, {
    header: 'Accept-Language',
    supports: [...locales],
    default: 'fr',
    match: (languages, { supports, default: otherwise }) =>
      languages
        .toSorted((a, b) => b.q - a.q)
        .map(({ type }) => type.slice(0, 2).toLowerCase())
        .find((language) => supports.includes(language)) ?? otherwise,
  });
  return preferred === 'en' ? 'en' : 'fr';
}

/** Whom to write to when a form cannot be sent. */
const addressOf: Record<FormName, string> = {
  contact: builtInContact.email,
  complaint: privacyOfficer.email,
};

const noStore = { 'Cache-Control': 'no-store' };

/** Answers in the form they were asked in: problem details (RFC 9457) for scripts, a page for people. */
export function createAnswers({ renderWith }: AnswerForm) {
  const problem = (
    c: Context,
    status: ContentfulStatusCode,
    detail: string,
    extra: { errors?: Record<string, string>; headers?: Record<string, string> } = {},
  ) =>
    c.body(
      JSON.stringify({
        type: 'about:blank',
        status,
        detail,
        ...(extra.errors && { errors: extra.errors }),
      }),
      status,
      { ...noStore, ...extra.headers, 'Content-Type': 'application/problem+json' },
    );

  async function page(
    answered: Answered,
    status: ContentfulStatusCode,
    state: FormState,
    headers: Record<string, string> = {},
  ) {
    const { c, form, post, values } = answered;
    const html = await renderWith(post.context.path, post.context.locale, { form, state, values });
    return c.body(html, status, {
      ...noStore,
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
    });
  }

  return {
    invalid(answered: Answered, broken: FormErrors<string>) {
      const { c, form, post } = answered;
      const errors = messagesOfErrors(form, post.context.locale, broken);
      const { forms, complaintForm } = messagesFor(post.context.locale);
      const summary = form === 'complaint' ? complaintForm.failed : forms.summary;
      return post.wantsJson
        ? problem(c, 422, summary, { errors })
        : page(answered, 422, { ...idleForm, status: 'invalid', errors });
    },

    /** The page has words of its own for a fault; of a flood only this answer knows. */
    failed(answered: Answered, status: 429 | 503, headers: Record<string, string>) {
      const { c, form, post } = answered;
      const { failed, tooMany } = messagesFor(post.context.locale).forms;
      const isFlood = status === 429;
      const sentence = (isFlood ? tooMany : failed)(addressOf[form]);
      if (post.wantsJson) return problem(c, status, sentence, { headers });
      const general = isFlood ? sentence : undefined;
      return page(answered, status, { ...idleForm, status: 'failed', general }, headers);
    },

    /** A sentence and no page: the post could not be read, or did not come from a page of ours. */
    plainly(
      c: Context,
      status: 403 | 413 | 415 | 422,
      key: 'refused' | 'tooLarge' | 'unreadable' | 'keyReused',
      locale: Locale = readerOf(c),
    ) {
      const detail = messagesFor(locale).forms[key];
      return (c.req.header('Accept') ?? '').includes('json')
        ? problem(c, status, detail)
        : c.text(detail, status, noStore);
    },
  };
}
