import { checkDescriptor } from '../picture-comparison/descriptor.ts'

/** Whether this version of the program has made the descriptor, or one that describes alike: only such can be compared. */
export function isDescriptor(bytes: Uint8Array): boolean {
  try {
    checkDescriptor(bytes)
    return true
  } catch {
    return false
  }
}
