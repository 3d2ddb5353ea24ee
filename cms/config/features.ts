export default {
  // The redesigned media library has next to no French yet; the previous one has.
  useLegacyMediaLibrary: true,
};
