export interface Finding {
  file: string
  line: number
  what: string
}

/** `web/app/top-bar.tsx:12 …`, a format that editors can open. */
export const lineOf = ({ file, line, what }: Finding) => `${file}:${line} ${what}`
