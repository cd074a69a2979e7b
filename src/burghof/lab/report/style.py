"""Styles of a report: the light and dark theme of the site, and the hatching of tinctures."""

STYLESHEET = """
:root { color-scheme: light dark;
  --paper: #F6ECD8; --raised: #FDF7E9; --ink: #251E33; --ink-2: #5D5064; --line: #D3C19B; --line-2: #8A7854;
  --azure: #2F65AE; --or: #E3AA2B; --vert: #317A48; --argent: #F7F3E8; --gules: #BF372B; --hatch: rgba(30,16,36,.42); }
@media (prefers-color-scheme: dark) { :root {
  --paper: #141A30; --raised: #1E2646; --ink: #F5E9CE; --ink-2: #BDB7D2; --line: #38436C; --line-2: #7C88B8;
  --azure: #4A80CF; --or: #F0BE4A; --vert: #3F9A5D; --argent: #ECE8F0; --gules: #D4503F; --hatch: rgba(10,8,28,.48); } }
* { font-variant-numeric: lining-nums tabular-nums; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 17px/1.4 "Alegreya Sans", "Gill Sans", Candara, Calibri, "Segoe UI", sans-serif; }
h1, h2, h3 { font-family: Alegreya, "Iowan Old Style", "Palatino Linotype", Palatino, serif; line-height: 1.15; }
h1 { font-size: 2.6rem; margin: 0 0 .5rem; }
h2 { font-size: 2rem; margin: 3rem 0 .5rem; }
h3 { font-size: 1.4rem; margin: 0; }
p { max-width: 44rem; }
section.chart { background: var(--raised); border: 1px solid var(--line); border-radius: 14px; padding: 1.25rem 1.5rem;
  margin: 1.25rem 0; box-shadow: 3px 4px 0 rgba(66,40,18,.08); }
section.chart p { margin: .4rem 0 1rem; color: var(--ink-2); font-size: 16px; }
svg { display: block; width: 100%; min-width: 560px; max-width: 680px; height: auto; margin: 0 0 1rem; }
svg.patterns { position: absolute; width: 0; min-width: 0; height: 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: 15px; }
caption { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
th, td { padding: .3rem .9rem .3rem 0; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; } thead th { color: var(--ink-2); font-weight: 500; }
tbody th { font-weight: 700; }
code { font-size: 14px; }
pre { overflow-x: auto; background: var(--raised); border: 1px solid var(--line); border-radius: 8px;
  padding: .75rem 1rem; }
a { color: inherit; }
text { fill: var(--ink); font-size: 16px; dominant-baseline: central; }
text.tick { fill: var(--ink-2); }
.grid { stroke: var(--line); } .base { stroke: var(--line-2); stroke-width: 1.5; }
.fair { stroke: var(--gules); stroke-width: 2; stroke-dasharray: 4 3; fill: none; }
.reach { stroke: var(--ink); stroke-width: 2; fill: none; }
.dot, .bar { fill: var(--azure); stroke: var(--ink); stroke-width: 1.5; }
.azure { fill: var(--azure); } .or { fill: var(--or); } .vert { fill: var(--vert); } .argent { fill: var(--argent); }
.edge { stroke: var(--ink); stroke-width: 1.5; } .hatch { stroke: var(--hatch); } .point { fill: var(--hatch); }
@media print { body { max-width: none; } section.chart { break-inside: avoid; box-shadow: none; } }
"""

PATTERNS = """
<svg class="patterns" aria-hidden="true"><defs>
<pattern id="h-azure" width="6" height="6" patternUnits="userSpaceOnUse"><path class="hatch" d="M0 3H6"/></pattern>
<pattern id="h-or" width="6" height="6" patternUnits="userSpaceOnUse"><circle class="point" cx="1.5" cy="1.5" r="1"/>
<circle class="point" cx="4.5" cy="4.5" r="1"/></pattern>
<pattern id="h-vert" width="6" height="6" patternUnits="userSpaceOnUse">
<path class="hatch" d="M-1 -1L7 7M-1 5L1 7M5 -1L7 1"/></pattern>
<pattern id="h-argent" width="6" height="6" patternUnits="userSpaceOnUse"></pattern>
</defs></svg>
"""
