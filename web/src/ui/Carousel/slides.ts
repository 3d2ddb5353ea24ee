export interface SlidePicture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly tone?: string | undefined;
}

export interface TestimonySlide {
  readonly name: string;
  readonly position: string;
  readonly testimony: string;
  readonly portrait?: SlidePicture | undefined;
}

export interface CaseStudySlide {
  readonly title: string;
  readonly client: string;
  readonly summary: string;
  readonly href: string;
  readonly linkText: string;
  readonly cover?: SlidePicture | undefined;
}

/** What a carousel shows: the type says which. */
export type CarouselSlides =
  | { readonly type: 'testimony'; readonly slides: readonly TestimonySlide[] }
  | { readonly type: 'caseStudy'; readonly slides: readonly CaseStudySlide[] };

/** What the live region says of a slide. */
export const nameOf = (slide: TestimonySlide | CaseStudySlide | undefined): string =>
  !slide ? '' : 'title' in slide ? slide.title : slide.name;
