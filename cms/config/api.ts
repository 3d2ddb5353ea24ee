export default {
  // The team page asks for 999 employees at once.
  rest: { defaultLimit: 25, maxLimit: 1000, withCount: true },
};
