/** Oldest Node that can install the project; the server runs under the pinned Node. */
export const OLDEST = 20

/** Instructions when this Node is too old, otherwise an empty string. Must run on Node 12. */
export function tooOld(version) {
  return Number(version.split('.')[0]) >= OLDEST
    ? ''
    : `Node ${version} is too old: install Node ${OLDEST} or newer (https://nodejs.org), then run the same command again.`
}
