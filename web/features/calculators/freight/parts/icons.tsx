import { icon } from '#web/kit/parts/icons.tsx'

export const CopyIcon = icon(<path d="M9 9h10.5v10.5H9ZM15 9V4.5H4.5V15H9" />)
