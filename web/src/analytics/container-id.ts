export const isContainerId = (id: string) => /^GTM-[A-Z0-9]+$/.test(id);

export const invalidContainerId = (id: string) => `GTM-ID '${id}' is not valid.`;
