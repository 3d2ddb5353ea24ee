-- Asks for the addresses of a file in turn, when one is named, and reports in JSON.

function init(args)
  if args[1] == nil then return end
  local requests = {}
  for path in io.lines(args[1]) do
    requests[#requests + 1] = wrk.format(nil, path)
  end
  local last = 0
  request = function()
    last = last % #requests + 1
    return requests[last]
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"microseconds":%d,"p50":%.0f,"p99":%.0f,"max":%.0f,"refused":%d,"broken":%d}\n',
    summary.requests, summary.duration,
    latency:percentile(50), latency:percentile(99), latency.max,
    errors.status, errors.connect + errors.read + errors.write + errors.timeout
  ))
end
