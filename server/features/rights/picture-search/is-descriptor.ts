import { checkDescriptor } from '../picture-comparison/descriptor.ts'

/** True for a descriptor of the current format version; others cannot be compared. */
export function isDescriptor(bytes: Uint8Array): boolean {
  try {
    checkDescriptor(bytes)
    return true
  } catch {
    return false
  }
}
