import { describe, expect, it } from 'vitest';
import { createMetricsAccess } from './metrics-access.ts';

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const asking = (headers: Record<string, string> = {}) =>
  new Request('http://localhost/metrics', { headers });

describe('without a token', () => {
  const mayRead = createMetricsAccess(undefined);

  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('%s may read', (address) => {
    expect(mayRead(asking(), from(address))).toBe(true);
  });

  it.each(['10.0.0.5', '203.0.113.7', '::ffff:10.0.0.5', '2001:db8::1', '1.127.0.0'])(
    '%s may not',
    (address) => {
      expect(mayRead(asking(), from(address))).toBe(false);
    },
  );

  it.each(['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'])(
    'a proxy of this machine that sends %s asks for somebody else',
    (name) => {
      expect(mayRead(asking({ [name]: '127.0.0.1' }), from('127.0.0.1'))).toBe(false);
    },
  );

  it('nobody may whose address is not known', () => {
    expect(mayRead(asking(), undefined)).toBe(false);
    expect(mayRead(asking(), {})).toBe(false);
  });
});

describe('with a token', () => {
  const mayRead = createMetricsAccess('0123456789abcdef');

  it('who has it may read, from anywhere', () => {
    const request = asking({ Authorization: 'Bearer 0123456789abcdef' });
    expect(mayRead(request, from('203.0.113.7'))).toBe(true);
  });

  it.each([
    {},
    { Authorization: 'Bearer 0123456789abcdeX' },
    { Authorization: '0123456789abcdef' },
  ])('who has not may not, from nowhere', (headers) => {
    expect(mayRead(asking(headers as Record<string, string>), from('127.0.0.1'))).toBe(false);
  });
});
