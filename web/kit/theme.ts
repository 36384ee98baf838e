/**
 * The part of the theme that Mantine needs in JavaScript, to compute shades. Everything else is in tokens.css. White on
 * filled buttons has a contrast of 5.4 : 1 in both schemes (WCAG 2.2 requires 4.5).
 */
import { createTheme, type MantineColorsTuple } from '@mantine/core'

const teal: MantineColorsTuple = [
  '#eefaf7',
  '#d5f1eb',
  '#a9e2d7',
  '#77d0c1',
  '#48bcaa',
  '#259f8e',
  '#0e8a7b',
  '#0b776b',
  '#07625a',
  '#054b45',
]

export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: 7,
  colors: { teal },
  respectReducedMotion: true,
  components: {
    // Not Modal.extend, which would load the code of dialogs with the login.
    Modal: { defaultProps: { padding: 'lg', radius: 'xl' } },
    // A <header> outside of sections would be a second banner landmark.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    // A menu is rendered in the landmark of its button. Without the focus placeholder the first item gets the focus.
    Menu: { defaultProps: { withinPortal: false, withInitialFocusPlaceholder: false } },
  },
})
