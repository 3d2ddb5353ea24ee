/** Numbers that the documents fix, each named once. */
export const newsPageSize = 5;
export const blogPageSize = 6;
export const singleRowBelow = 4;
export const similarArticles = 3;
export const newsBlockSize = 5;
export const latestOnHome = 2;
export const allEmployees = 999;
export const allCaseStudies = 999;
export const allCareerItems = 999;
/** Lists that a page shows whole: partners, trainings, sub-pages, documents. */
export const wholeList = 999;
export const carouselMinimum = 2;
export const autoplayMs = 5000;
export const slideMs = 700;
export const slideAnnounceMs = 1200;
export const sidebarOpenMs = 50;
export const sidebarCloseMs = 250;
export const anchorFocusMs = 500;
export const logoSlideMs = 500;
export const logoTouchThresholdPx = 5;
export const logoVerticalAbovePx = 1024;
export const contentTimeoutMs = 5000;
/** Tags or categories offered as filters; more would no longer be a choice. */
export const filterChoices = 100;
export const searchMaxLength = 100;
export const searchPageSize = 10;
export const suggestionCount = 8;
export const suggestionMinLength = 2;
export const suggestionPauseMs = 150;
export const nameMaxLength = 255;
export const phoneMaxLength = 255;
export const messageMaxLength = 1000;
export const formTimeoutMs = 10_000;
export const formBodyBytes = 64 * 1024;
/** Messages of one sender that are stored as usual; those beyond are set aside for review. */
export const storedPerWindow = 5;
/** Posts of one sender that are read at all. More are a flood. */
export const postsPerWindow = 60;
export const postWindowSeconds = 600;
export const tooFastMs = 3000;
