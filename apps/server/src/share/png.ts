import { createRequire } from 'node:module'
import { renderAsync } from '@resvg/resvg-js'

const require = createRequire(import.meta.url)

/** The letters of all pictures, in files: a server has none of its own to rely on. */
const FONTS = [
  require.resolve('@expo-google-fonts/cinzel/700Bold/Cinzel_700Bold.ttf'),
  require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  require.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf'),
  require.resolve('@expo-google-fonts/fraunces/700Bold/Fraunces_700Bold.ttf'),
  require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
  require.resolve('@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf'),
  require.resolve('@expo-google-fonts/oswald/600SemiBold/Oswald_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/oswald/700Bold/Oswald_700Bold.ttf'),
]

/** A drawing as PNG, in its own size, worked out beside the server's own thread. */
export async function pngOf(svg: string): Promise<Buffer> {
  const font = { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: 'Inter' }
  return (await renderAsync(svg, { font })).asPng()
}
