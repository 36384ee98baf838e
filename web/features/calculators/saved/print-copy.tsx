import { Button } from '@mantine/core'
import { calculators } from '#contracts/api/calculators.ts'
import { useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { saveFile } from '#web/kit/save-file.ts'
import { useLanguage } from '#web/kit/session.ts'
import { toast } from '#web/kit/toast.ts'

/** Downloads the PDF of a shared copy. The PDF names the day of sharing. */
export function PrintCopy({ token }: { token: string }) {
  const { t } = useTranslation('calculators')
  const language = useLanguage()
  const print = useChange(calculators.print)
  return (
    <Button
      variant="default"
      loading={print.isPending}
      onClick={() =>
        print.mutate({ body: { token, language } }, { onSuccess: ({ url }) => saveFile(url), onError: toast.failure })
      }
    >
      {t('export.pdf')}
    </Button>
  )
}
