import { formTimeoutMs } from '../site/limits.ts';

export type SendOutcome =
  | { readonly kind: 'accepted'; readonly reference: string }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  /** `detail` when the server said why in the visitor's language. */
  | { readonly kind: 'failed'; readonly detail: string | undefined };

export interface SendOptions {
  readonly action: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string;
  readonly fetch?: typeof fetch;
}

interface Answer {
  readonly reference?: unknown;
  readonly errors?: unknown;
  readonly detail?: unknown;
}

/**
 * Posts a form and reads the answer; a network fault or a long wait is a failure like any other. The
 * browser's console tells what it was, and nothing that was typed.
 */
export async function sendForm({
  action,
  body,
  idempotencyKey,
  ...rest
}: SendOptions): Promise<SendOutcome> {
  const request = rest.fetch ?? fetch;
  try {
    const response = await request(action, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Idempotency-Key': idempotencyKey,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(formTimeoutMs),
    });
    const answer = (await response.json()) as Answer;
    if (response.ok && typeof answer.reference === 'string') {
      return { kind: 'accepted', reference: answer.reference };
    }
    if (response.status === 422 && typeof answer.errors === 'object' && answer.errors !== null) {
      return { kind: 'invalid', errors: answer.errors as Record<string, string> };
    }
    console.error('A form could not be sent:', response.status);
    return {
      kind: 'failed',
      detail:
        response.status === 429 && typeof answer.detail === 'string' ? answer.detail : undefined,
    };
  } catch (error) {
    console.error('A form could not be sent:', error);
    return { kind: 'failed', detail: undefined };
  }
}
