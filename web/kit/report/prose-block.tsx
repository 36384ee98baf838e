import type { Block } from '#contracts/model/report/report.ts'
import classes from './prose.module.css'
import { useVoice } from './report-context.tsx'

/** What a language model wrote, in the language that it was asked for, and that it did. */
export function ProseBlock({ language, sentences, model }: Extract<Block, { kind: 'prose' }>) {
  const { text } = useVoice()
  if (sentences.length === 0) return null
  return (
    <div className={classes.prose}>
      <p className={classes.text} lang={language}>
        {sentences.join(language === 'zh-CN' ? '' : ' ')}
      </p>
      <p className={classes.by}>{text('prose.by', { model })}</p>
    </div>
  )
}
