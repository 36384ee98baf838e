import { ActionIcon } from '@mantine/core'
import { copyText } from '#web/kit/copy.ts'
import { Icon } from '../blocks/icon.tsx'
import classes from './online-report.module.css'

export function CopyButton({ text, label }: { text: string; label: string }) {
  return (
    <ActionIcon
      className={classes.copy}
      variant="subtle"
      size={26}
      color="gray"
      aria-label={label}
      onClick={() => void copyText(text)}
    >
      <Icon name="copy" size={15} />
    </ActionIcon>
  )
}
