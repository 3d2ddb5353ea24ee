import { describe, expect, it } from 'vitest';
import { createSenderOf, networkOf } from './sender.ts';

describe('the sender behind an address', () => {
  it.each(['9.9.9.9', '9.9.9.9:51234', '::ffff:9.9.9.9', '[9.9.9.9]', '[::ffff:909:909]:443'])(
    '%s is one IPv4 address, however it is written',
    (written) => expect(networkOf(written)).toBe('9.9.9.9'),
  );

  it.each([
    '2001:db8:1:2::',
    '2001:db8:1:2:a:b:c:d',
    '[2001:DB8:1:2::13]:443',
    '[2001:db8:1:2::1]',
  ])('%s is the line that has the whole network', (written) =>
    expect(networkOf(written)).toBe('2001:db8:1:2::/64'),
  );

  it('is another one in the next network', () => {
    expect(networkOf('2001:db8:1:3::')).toBe('2001:db8:1:3::/64');
  });

  it.each(['', 'unknown', '_hidden', '9.9.9', '9.9.9.9.9', '2001:db8:::1', undefined])(
    '%s is none',
    (written) => expect(networkOf(written)).toBeUndefined(),
  );
});

describe('the name of a sender', () => {
  const secret = 'a-secret-of-some-length';
  const request = (forwarded: string) =>
    new Request('https://salve.example', { headers: { 'X-Forwarded-For': forwarded } });
  const bindings = { incoming: { socket: { remoteAddress: '198.51.100.1' } } };
  const behindProxy = createSenderOf({ trustProxy: true, secret });

  it('holds no address and differs with the secret', () => {
    const name = behindProxy(request('203.0.113.7'), bindings);
    expect(name).toMatch(/^[\w-]{43}$/);
    expect(name).toBe(createSenderOf({ trustProxy: true, secret })(request('203.0.113.7'), {}));
    expect(name).not.toBe(
      createSenderOf({ trustProxy: true, secret: 'another-of-some-length' })(
        request('203.0.113.7'),
        bindings,
      ),
    );
  });

  it('is that of the last address, which the proxy itself has seen', () => {
    expect(behindProxy(request('203.0.113.7, 192.0.2.1'), bindings)).toBe(
      behindProxy(request('192.0.2.1'), bindings),
    );
  });

  it('is that of the connection where no proxy is believed, or tells no address', () => {
    const alone = createSenderOf({ trustProxy: false, secret });
    expect(alone(request('203.0.113.7'), bindings)).toBe(alone(request('192.0.2.1'), bindings));
    expect(behindProxy(request('unknown'), bindings)).toBe(alone(request(''), bindings));
  });
});
