type Step = { readonly do: string; readonly why: string }

/** Stops along a route, in their order. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className="route">
    {steps.map((step) => (
      <li key={step.do}>
        <p className="stop">{step.do}</p>
        {step.why !== '' && <p>{step.why}</p>}
      </li>
    ))}
  </ol>
)
