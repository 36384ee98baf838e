export interface Finding {
  file: string
  line: number
  what: string
}

/** `web/app/top-bar.tsx:12 …`, so that an editor opens the place. */
export const lineOf = ({ file, line, what }: Finding) => `${file}:${line} ${what}`
