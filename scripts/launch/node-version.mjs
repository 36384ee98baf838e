/** The oldest Node that can install the project; the server itself runs under the pinned one. */
export const OLDEST = 20

/** One line that says what to do when this Node is too old, else an empty string. Syntax of Node 12. */
export function tooOld(version) {
  return Number(version.split('.')[0]) >= OLDEST
    ? ''
    : `Node ${version} is too old: install Node ${OLDEST} or newer (https://nodejs.org), then run the same command again.`
}
