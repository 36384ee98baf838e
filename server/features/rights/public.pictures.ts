export { describe } from './picture-comparison/describe.ts'
export { pieces } from './picture-comparison/pieces.ts'
export { isDescriptor } from './picture-search/is-descriptor.ts'
