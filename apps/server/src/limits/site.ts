import type { Limiter, Rate } from './limiter.ts'
import { siteOf } from './network.ts'

/** All networks of one site together may do so many times what one network may do. */
export const SITE_FACTOR = 5

/** The rate of a whole site where this is the rate of one network. */
export function siteRate({ count, burst = count, ...rate }: Rate): Rate {
  return { ...rate, count: count * SITE_FACTOR, burst: burst * SITE_FACTOR }
}

/** Counts networks, and with them the sites they lie in: whoever has a site has 65,536 networks. */
export class SiteLimiter implements Limiter {
  readonly #networks: Limiter
  readonly #sites: Limiter

  constructor(networks: Limiter, sites: Limiter) {
    this.#networks = networks
    this.#sites = sites
  }

  take(network: string): boolean | Promise<boolean> {
    return both(network, this.#networks.take(network), (site) => this.#sites.take(site))
  }

  async giveBack(network: string): Promise<void> {
    const site = siteOf(network)
    await Promise.all([this.#networks.giveBack(network), site === undefined ? undefined : this.#sites.giveBack(site)])
  }
}

/** Counts the site only if there is one and its network is within its limit. Synchronous as long as the limiters are. */
function both(
  network: string,
  passes: boolean | Promise<boolean>,
  askSite: (site: string) => boolean | Promise<boolean>,
): boolean | Promise<boolean> {
  const site = siteOf(network)
  if (site === undefined || passes === false) return passes
  return passes === true ? askSite(site) : passes.then((passed) => passed && askSite(site))
}
