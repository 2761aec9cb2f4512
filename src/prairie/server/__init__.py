"""Prairie over HTTP and WebSocket: tables that outlive the process, and nothing that leaks (docs/protocol.md)."""
