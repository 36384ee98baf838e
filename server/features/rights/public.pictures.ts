export { describePicture } from './picture-comparison/describe.ts'
export { connectedComponents } from './picture-comparison/pieces.ts'
export { isDescriptor } from './picture-search/is-descriptor.ts'
