import './inks.css'

/** [13.9] The tones of faces. */
export const SKINS: readonly string[] = [
  'var(--imp-skin-1)',
  'var(--imp-skin-2)',
  'var(--imp-skin-3)',
  'var(--imp-skin-4)',
  'var(--imp-skin-5)',
]
