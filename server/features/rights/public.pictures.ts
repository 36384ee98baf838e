/** What other subjects may use of pictures: describing them for the search. */
export { describe } from './picture-search/describe.ts'
export { pieces } from './picture-search/pieces.ts'
export { isDescriptor } from './right-search/is-descriptor.ts'
