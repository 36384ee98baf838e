import { useComputedColorScheme } from '@mantine/core'

/** Whether the page is dark now; charts are drawn anew when it changes. */
export const useDark = () => useComputedColorScheme('light') === 'dark'
