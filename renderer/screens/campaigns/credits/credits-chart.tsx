import { count } from '../../../../shared/format/format-count.ts';
import { shortMonth } from '../../../../shared/format/format-time.ts';

const step = 56;
const barWidth = 30;
const height = 120;
const valueHeight = 20;
const labelHeight = 20;

interface CreditsChartProps {
  readonly months: readonly { readonly month: string; readonly taken: { readonly credits: number } }[];
}

/** The credits of each month as bars beside one another; the table below says the same to who cannot see them. */
export function CreditsChart({ months }: CreditsChartProps) {
  const most = Math.max(1, ...months.map(({ taken }) => taken.credits));
  return (
    <svg
      className="credits-chart"
      viewBox={`0 0 ${months.length * step} ${height + labelHeight}`}
      aria-hidden="true"
    >
      <line className="credits-base" x1={0} x2={months.length * step} y1={height} y2={height} />
      {months.map(({ month, taken: { credits } }, index) => {
        // What is little beside the most of them is still something.
        const tall = credits === 0 ? 0 : Math.max(2, (credits / most) * (height - valueHeight));
        const left = index * step + (step - barWidth) / 2;
        return (
          <g key={month}>
            <rect
              className="credits-bar"
              x={left}
              y={height - tall}
              width={barWidth}
              height={tall}
              rx={Math.min(3, tall / 2)}
            />
            {credits > 0 && (
              <text className="credits-value" x={left + barWidth / 2} y={height - tall - 5}>
                {count(credits)}
              </text>
            )}
            <text className="credits-month" x={left + barWidth / 2} y={height + 15}>
              {shortMonth(month)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
