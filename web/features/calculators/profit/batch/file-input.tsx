import { type ReactNode, useRef } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'

/** Old Excel files can be chosen too, because the message then says how to convert them. */
const ACCEPT = '.xlsx,.xls,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Returns a function that opens the file picker, and the hidden input that it needs. */
export function useFileInput(onFile: (file: File) => void): [choose: () => void, input: ReactNode] {
  const { t } = useTranslation('profit-batch')
  const input = useRef<HTMLInputElement>(null)
  return [
    () => input.current?.click(),
    <input
      key="file"
      ref={input}
      hidden
      type="file"
      accept={ACCEPT}
      aria-label={t('file')}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? []
        // Choosing the same file again must fire a change event.
        currentTarget.value = ''
        if (file) onFile(file)
      }}
    />,
  ]
}
