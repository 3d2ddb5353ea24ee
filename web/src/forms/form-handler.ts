import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { KeyReused } from '../outbox/store.ts';
import type { NewSubmission } from '../outbox/submission.ts';
import type { FormName } from '../site/form-name.ts';
import { formBodyBytes } from '../site/limits.ts';
import type { Locale } from '../site/locale.ts';
import { pathTo } from '../site/paths.ts';
import { type Answered, type AnswerForm, createAnswers, readerOf } from './answers.ts';
import { complaintRules } from './complaint/complaint.rules.ts';
import { contactRules } from './contact/contact.rules.ts';
import { derivedKeys, givenKey, sameSubmissionMs } from './idempotency.ts';
import { readPost } from './read-post.ts';
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
  ) => Promise<{ reference: string; isNew: boolean }>;
  readonly limit: {
    /** How long this sender must wait; 0 when the post may be read. */
    secondsToWait(sender: string): Promise<number>;
    /** Stores a message, told whether its sender has sent many already. Only what is new counts. */
    storing<Stored extends { readonly isNew: boolean }>(
      sender: string,
      store: (isOneOfMany: boolean) => Promise<Stored>,
    ): Promise<Stored>;
  };
  /** A name for who sent a request: the same for the same sender, and not the address. */
  readonly senderOf: (request: Request, env: unknown) => string;
  readonly renderWith: AnswerForm['renderWith'];
  readonly now?: () => Date;
}

const forms = ['contact', 'complaint'] as const;

const rulesOf: Record<FormName, FormRules<string>> = {
  contact: contactRules,
  complaint: complaintRules,
};

/** Where a plain post of a valid form leads. */
function thanksPath(form: FormName, locale: Locale, reference: string): string {
  const told = new URLSearchParams({ reference });
  return form === 'contact'
    ? `${pathTo('thanks', locale)}?${told}`
    : `${pathTo('complaint', locale)}?notice=sent&${told}`;
}

export function createFormHandler(options: FormHandlerOptions): Hono {
  const { siteUrl, log, accept, limit, senderOf, now = () => new Date() } = options;
  const answers = createAnswers({ renderWith: options.renderWith });
  const app = new Hono();

  // A form that came back with errors leaves its address in the browser: opened, it is the form's page.
  for (const form of forms) {
    app.get(`/${form}/`, (c) => {
      c.header('Cache-Control', 'no-store');
      return c.redirect(pathTo(form, readerOf(c)), 303);
    });
  }

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

  for (const form of forms) {
    app.post(`/${form}/`, async (c) => {
      const post = await readPost(c);
      if (!post) return answers.plainly(c, 415, 'unreadable');
      const sender = senderOf(c.req.raw, c.env);
      const { locale } = post.context;
      const values = cleanValues(rulesOf[form], post.raw);
      const answer = { c, form, post, values };
      const seconds = await limit.secondsToWait(sender);
      if (seconds > 0) {
        return answers.failed(answer, 429, { 'Retry-After': String(seconds) });
      }
      const errors = validate(rulesOf[form], values);
      if (Object.keys(errors).length > 0) return answers.invalid(answer, errors);
      try {
        const key = keyOf(answer, sender);
        const { reference } = await limit.storing(sender, (isOneOfMany) =>
          accept(
            {
              form,
              fields: values,
              context: post.context,
              idempotencyKey: key.now,
              suspicion: suspicionOf(post, isOneOfMany),
            },
            key.earlier,
          ),
        );
        if (post.wantsJson) return c.json({ reference }, 200, { 'Cache-Control': 'no-store' });
        c.header('Cache-Control', 'no-store');
        return c.redirect(thanksPath(form, locale, reference), 303);
      } catch (error) {
        if (error instanceof KeyReused) return answers.plainly(c, 422, 'keyReused', locale);
        // The error may quote what was typed: only its kind is logged.
        log.error({ form, reason: kindOf(error) }, 'A submission could not be stored.');
        return answers.failed(answer, 503, { 'Retry-After': '30' });
      }
    });
  }

  /** The name under which a submission is stored once, and the one it may have had a moment ago. */
  function keyOf({ c, form, post, values }: Answered, sender: string) {
    const at = now();
    const given = post.wantsJson ? givenKey(c.req.header('Idempotency-Key')) : undefined;
    if (given) return { now: given, earlier: undefined };
    const derived = derivedKeys([form, sender, ...Object.values(values)], at);
    const since = new Date(at.getTime() - sameSubmissionMs);
    return { now: derived.key, earlier: { key: derived.earlier, since } };
  }

  return app;
}

/** The database's own word where it has one: a full disk is `SQLITE_FULL`. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
