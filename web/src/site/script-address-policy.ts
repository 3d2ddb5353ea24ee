/** The one policy of the Trusted Types API: it hands out the address of the service worker. */
export const scriptAddressPolicy = 'salve';
