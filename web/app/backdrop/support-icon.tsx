export function SupportIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 13.5H6A1.5 1.5 0 0 1 7.5 15v2.5A1.5 1.5 0 0 1 6 19a1.5 1.5 0 0 1-1.5-1.5ZM19.5 13.5H18a1.5 1.5 0 0 0-1.5 1.5v2.5A1.5 1.5 0 0 0 18 19a1.5 1.5 0 0 0 1.5-1.5ZM18.5 19c-.7 1.3-2.2 2-4 2H13" />
    </svg>
  )
}
