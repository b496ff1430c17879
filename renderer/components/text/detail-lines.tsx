import './detail-lines.css';

export function DetailLines({ lines }: { readonly lines: readonly (readonly [string, string])[] }) {
  return (
    <dl className="details selectable">
      {lines.map(([name, value]) => (
        <div key={name} className="details-line">
          <dt className="quiet">{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
