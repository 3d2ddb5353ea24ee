type Policy = Readonly<Record<string, readonly string[]>>;

const policy: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Cut-paper masks are data addresses in the stylesheet.
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Hot reload brings styles as elements and speaks over a socket. */
const developmentPolicy = {
  ...policy,
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'", 'ws:'],
};

/** Where Google's tags report to, as its documentation lists it. */
const measuring = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** Allows what a visitor may agree to. Our own script asks for none of it before that. */
const withAnalytics = (directives: Policy, analyticsUrl: string): Policy => ({
  ...directives,
  'script-src': [...(directives['script-src'] ?? []), analyticsUrl],
  'img-src': [...(directives['img-src'] ?? []), analyticsUrl, ...measuring],
  'connect-src': [...(directives['connect-src'] ?? []), analyticsUrl, ...measuring],
});

const asHeader = (directives: Policy) =>
  Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

interface HeaderOptions {
  readonly isDevelopment: boolean;
  readonly analyticsUrl: string | undefined;
  readonly hsts: string | undefined;
}

interface PreviewHeaderOptions {
  readonly isDevelopment: boolean;
  /** The editors' admin: it shows previews in a frame. */
  readonly adminOrigin: string;
  readonly hsts: string | undefined;
}

const basePolicy = (isDevelopment: boolean): Policy => (isDevelopment ? developmentPolicy : policy);

function contentPolicy({ isDevelopment, analyticsUrl }: HeaderOptions): string {
  const base = basePolicy(isDevelopment);
  return asHeader(analyticsUrl ? withAnalytics(base, analyticsUrl) : base);
}

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

type Headers = Readonly<Record<string, string>>;

/** The operator's decision: it binds whoever has seen it once, for as long as it says. */
const transport = (hsts: string | undefined): Headers =>
  hsts === undefined ? {} : { 'Strict-Transport-Security': hsts };

export const securityHeaders = (options: HeaderOptions): Headers => ({
  'Content-Security-Policy': contentPolicy(options),
  ...transport(options.hsts),
  ...always,
  'X-Frame-Options': 'DENY',
});

/** A preview may be framed by the admin and by nobody else, and leaves no trace anywhere. */
export const previewHeaders = ({
  isDevelopment,
  adminOrigin,
  hsts,
}: PreviewHeaderOptions): Headers => ({
  'Content-Security-Policy': asHeader({
    ...basePolicy(isDevelopment),
    'frame-ancestors': [adminOrigin],
  }),
  ...transport(hsts),
  ...always,
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
});
