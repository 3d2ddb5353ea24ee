import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { KeyReused } from '../outbox/store.ts';
import type { NewSubmission } from '../outbox/submission.ts';
import type { FormName } from '../site/form-name.ts';
import { formBodyBytes, postWindowSeconds } from '../site/limits.ts';
import { messagesFor } from '../site/messages/messages.ts';
import { pathTo } from '../site/paths.ts';
import { type AnswerForm, createAnswers } from './answers.ts';
import { complaintRules } from './complaint/complaint.rules.ts';
import { contactRules } from './contact/contact.rules.ts';
import { derivedKeys, givenKey, sameSubmissionMs } from './idempotency.ts';
import { type FormPost, readPost } from './read-post.ts';
import { cleanValues, type FormRules, validate } from './rules.ts';
import { isSameSite } from './same-site.ts';
import { suspicionOf } from './suspicion.ts';

export interface FormHandlerOptions {
  readonly siteUrl: string;
  readonly log: Logger;
  /** Stores a submission for good. Resolves only after the commit. */
  readonly accept: (
    submission: NewSubmission,
    earlier: { key: string; since: Date } | undefined,
  ) => Promise<{ reference: string }>;
  /** False when this sender has posted too often. */
  readonly mayPost: (sender: string) => Promise<boolean>;
  readonly senderOf: (request: Request, env: unknown) => string;
  readonly renderWith: AnswerForm['renderWith'];
  readonly now?: () => Date;
}

const rulesOf: Record<FormName, FormRules<string>> = {
  contact: contactRules,
  complaint: complaintRules,
};

/** Where a plain post of a valid form leads. */
const thanksPath = (form: FormName, locale: 'fr' | 'en') =>
  form === 'contact' ? pathTo('thanks', locale) : `${pathTo('complaint', locale)}?notice=sent`;

export function createFormHandler(options: FormHandlerOptions): Hono {
  const { siteUrl, log, accept, mayPost, senderOf, now = () => new Date() } = options;
  const answers = createAnswers({ renderWith: options.renderWith });
  const app = new Hono();

  app.use(async (c, next) => {
    const sender = {
      origin: c.req.header('Origin'),
      fetchSite: c.req.header('Sec-Fetch-Site'),
      host: c.req.header('Host'),
    };
    if (!isSameSite(sender, siteUrl)) return answers.plainly(c, 403, 'refused');
    return next();
  });
  app.use(
    bodyLimit({ maxSize: formBodyBytes, onError: (c) => answers.plainly(c, 413, 'tooLarge') }),
  );

  for (const form of ['contact', 'complaint'] as const) {
    app.post(`/${form}/`, async (c) => {
      const post = await readPost(c);
      if (!post) return answers.plainly(c, 415, 'refused');
      const sender = senderOf(c.req.raw, c.env);
      const { locale } = post.context;
      const values = cleanValues(rulesOf[form], post.raw);
      const answer = { c, form, post, values };
      if (!(await mayPost(sender))) {
        return answers.failed(answer, 429, messagesFor(locale).forms.tooMany, {
          'Retry-After': String(postWindowSeconds),
        });
      }
      const errors = validate(rulesOf[form], values);
      if (Object.keys(errors).length > 0) return answers.invalid(answer, errors);
      try {
        const { reference } = await accept(
          ...named(form, post, values, sender, c.req.header('Idempotency-Key')),
        );
        if (post.wantsJson) return c.json({ reference }, 200, { 'Cache-Control': 'no-store' });
        return c.redirect(thanksPath(form, locale), 303);
      } catch (error) {
        if (error instanceof KeyReused) return answers.plainly(c, 422, 'refused');
        // The error may quote what was typed: only its kind is logged.
        log.error({ form, reason: kindOf(error) }, 'A submission could not be stored.');
        return answers.failed(answer, 503, undefined, { 'Retry-After': '30' });
      }
    });
  }

  function named(
    form: FormName,
    post: FormPost,
    fields: Record<string, string>,
    sender: string,
    header: string | undefined,
  ) {
    const at = now();
    const given = post.wantsJson ? givenKey(header) : undefined;
    const derived = derivedKeys([form, sender, ...Object.values(fields)], at);
    const submission: NewSubmission = {
      form,
      fields,
      context: post.context,
      idempotencyKey: given ?? derived.key,
      suspicion: suspicionOf(post),
    };
    const earlier = given
      ? undefined
      : { key: derived.earlier, since: new Date(at.getTime() - sameSubmissionMs) };
    return [submission, earlier] as const;
  }

  return app;
}

/** The database's own word where it has one: a full disk is `SQLITE_FULL`. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
