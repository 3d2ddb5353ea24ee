import { scriptAddressPolicy } from '../../site/script-address-policy.ts';

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

/**
 * No text becomes a script by mistake: the browser refuses every place that would make one of it, but
 * for the address of the service worker, which our own policy hands out.
 */
const trustedTypes: Policy = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [scriptAddressPolicy],
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
  // The container, and the tags that it loads; nothing else of that host.
  'script-src': [
    ...(directives['script-src'] ?? []),
    `${analyticsUrl}/gtm.js`,
    `${analyticsUrl}/gtag/`,
  ],
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

const ownPolicy = (isDevelopment: boolean): Policy =>
  isDevelopment ? developmentPolicy : { ...policy, ...trustedTypes };

// The container makes scripts of texts itself, so it cannot live with trusted types.
const measuredPolicy = (isDevelopment: boolean, analyticsUrl: string): Policy =>
  withAnalytics(isDevelopment ? developmentPolicy : policy, analyticsUrl);

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Permitted-Cross-Domain-Policies': 'none',
};

/** Nothing of another origin is taken in unless it says that it may be. */
const ownPartsOnly = { 'Cross-Origin-Embedder-Policy': 'require-corp' };
/** The container's host need not say so; it is asked without cookies instead. */
const foreignPartsWithoutCookies = { 'Cross-Origin-Embedder-Policy': 'credentialless' };

type Headers = Readonly<Record<string, string>>;

/** The operator's decision: it binds whoever has seen it once, for as long as it says. */
const transport = (hsts: string | undefined): Headers =>
  hsts === undefined ? {} : { 'Strict-Transport-Security': hsts };

export const securityHeaders = ({ isDevelopment, analyticsUrl, hsts }: HeaderOptions): Headers => ({
  'Content-Security-Policy': asHeader(
    analyticsUrl ? measuredPolicy(isDevelopment, analyticsUrl) : ownPolicy(isDevelopment),
  ),
  ...transport(hsts),
  ...always,
  ...(analyticsUrl ? foreignPartsWithoutCookies : ownPartsOnly),
  'X-Frame-Options': 'DENY',
});

/** A preview may be framed by the admin and by nobody else, and leaves no trace anywhere. */
export const previewHeaders = ({
  isDevelopment,
  adminOrigin,
  hsts,
}: PreviewHeaderOptions): Headers => ({
  'Content-Security-Policy': asHeader({
    ...ownPolicy(isDevelopment),
    'frame-ancestors': [adminOrigin],
  }),
  ...transport(hsts),
  ...always,
  ...ownPartsOnly,
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
});
