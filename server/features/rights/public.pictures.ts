export { describePicture as describe } from './picture-comparison/describe.ts'
export { connectedComponents as pieces } from './picture-comparison/pieces.ts'
export { isDescriptor } from './picture-search/is-descriptor.ts'
