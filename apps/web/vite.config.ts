import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkFileNames, workerFileNames } from './build/chunk-names.ts'
import { compressed } from './build/compressed.ts'
import { games } from './build/games.ts'

/** The server that the development server passes requests on to, under their own host: our pages are no foreign ones. */
const api = process.env.LUDOTECA_API ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [
    react(),
    games(),
    VitePWA({
      registerType: 'prompt',
      manifest: {
        name: 'Ludoteca',
        short_name: 'Ludoteca',
        description: 'Economic and adventure board games: online, on one device, against bots.',
        display: 'standalone',
        background_color: '#f6efe2',
        theme_color: '#1f4a43',
        start_url: '/',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
        // Letters that no language of ours needs; browsers fetch them when a name does. And the administration, which hardly
        // anybody opens, and nobody without a network.
        globIgnores: ['**/*-vietnamese-*', '**/admin-*'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/(api|s|ws|docs|healthz|readyz|metrics)(\/|$)/],
      },
    }),
    compressed(),
  ],
  // Browsers never see a bare specifier; the packages' sources are compiled by us, so their maps lead to them.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames: workerFileNames } } },
  build: {
    outDir: 'dist/site',
    target: 'es2023',
    sourcemap: true,
    rolldownOptions: { output: { chunkFileNames } },
  },
  server: {
    proxy: { '^/(api|s|docs|healthz|readyz|metrics)(/|$)': { target: api }, '/ws': { target: api, ws: true } },
  },
})
